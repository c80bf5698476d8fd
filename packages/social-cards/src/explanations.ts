import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'invalid-social-card': {
    meaning: 'A font, logo, or color in the options of the plug-in can’t be used.',
    fix: 'Correct the option as the message describes.',
  },
  'social-card-failed': {
    meaning: 'A social card can’t be drawn.',
    fix: 'Check the fonts and the logo, and follow the hint in the message.',
  },
  'social-card-letters': {
    meaning:
      'No font has glyphs for the characters in the title of a page, so its social card shows the site title instead.',
    fix: 'In the options of the plug-in, add a font that has these glyphs to `fonts`.',
  },
};
