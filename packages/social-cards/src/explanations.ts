import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'invalid-social-card': {
    meaning: 'A font, logo, or color in the options of the plug-in can’t be used.',
    fix: 'Correct the option as the message describes.',
  },
  'social-card-failed': {
    meaning: 'A card can’t be drawn.',
    fix: 'Check the fonts and the logo, and follow the hint in the message.',
  },
  'social-card-letters': {
    meaning: 'No font has glyphs for the characters of a title, so the card shows the site title instead.',
    fix: 'In `fonts`, add a font that has these glyphs.',
  },
};
