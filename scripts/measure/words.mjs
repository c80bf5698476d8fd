export const COMMANDS = ['jump', 'left', 'right', 'stop', 'turn around', 'go back'];

/** Words that rhyme with a command, or differ from it in one sound. */
export const RHYMES = [
  'bump',
  'lump',
  'pump',
  'jumbo',
  'lift',
  'theft',
  'light',
  'ride',
  'night',
  'top',
  'shop',
  'step',
  'surround',
  'go black',
];

export const OTHER_TALK = [
  'hello',
  'banana',
  'I like this game',
  'what time is it',
  'the weather is nice today',
  'please pass me the water',
  'she said that we should wait',
  'can you help me with my homework',
  'we are going to the park in the afternoon',
  'that was really close',
  'one two three four five',
  'my brother has a new bicycle',
  'no thank you',
  'look at the little dog over there',
];

/**
 * The espeak-ng voices with which the recognizer's constants were chosen: women and men with several accents of
 * English.
 */
export const VOICES = ['en-us', 'en-gb', 'en-us+f2', 'en-gb-scotland', 'en-us+m3', 'en-gb+f3'];

/** Voices that were not used to choose the constants. They show how well the recognizer works with any other voice. */
export const OTHER_VOICES = [
  'en-us+f4',
  'en-gb-x-rp+m5',
  'en-029',
  'en-us+Andrea',
  'en-gb-x-gbclan+f5',
  'en-us-nyc+m7',
];
