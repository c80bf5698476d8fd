import { describe, expect, it } from 'vitest';
import { problemsIn } from './__fixtures__/check.js';

const ERRORS = `
/** The base. */
export class LampError extends Error {}
/** Too hot. */
export class HeatError extends LampError {}
/** No power. */
export class PowerError extends LampError {}
`;

describe('the @param tag', () => {
  it('must name a parameter of the function; the error suggests the nearest parameter', () => {
    expect(
      problemsIn(`
        /**
         * Dims.
         * @param levle - How bright.
         * @param speed - How fast.
         */
        export function dim(level: number) {}
      `),
    ).toMatchInlineSnapshot(`
      [
        "4 [wrong-param-tag] dim() has a @param levle, but no parameter with that name. Did you mean "level"? Correct the name, or remove the tag.",
        "5 [wrong-param-tag] dim() has a @param speed, but no parameter with that name. Remove the tag.",
        "7 [missing-param-tag] The doc comment of dim() does not describe the parameter "level". Add "@param level - …", with a description for callers.",
      ]
    `);
  });

  it('must describe each parameter once', () => {
    expect(
      problemsIn(`
        /** A lamp. */
        export class Lamp {
          /**
           * Dims.
           * @param level
           * @param speed - How fast.
           * @param speed - How fast.
           */
          dim(level: number, speed: number, ease: boolean, _unused: string) {}
          /** Private to the class. */
          #dim(level: number) {}
        }
      `),
    ).toMatchInlineSnapshot(`
      [
        "8 [wrong-param-tag] Lamp.dim() has a second @param speed. Remove one of the tags.",
        "10 [missing-param-tag] The doc comment of Lamp.dim() does not describe the parameter "level". Add "@param level - …", with a description for callers.",
        "10 [missing-param-tag] The doc comment of Lamp.dim() does not describe the parameter "ease". Add "@param ease - …", with a description for callers.",
      ]
    `);
  });

  it('must name existing properties of an options object', () => {
    expect(
      problemsIn(`
        /**
         * Dims.
         * @param options - How.
         * @param options.level - How bright.
         * @param options.sped - How fast.
         */
        export const dim = (options?: { level?: number; speed?: number }) => {};
      `),
    ).toMatchInlineSnapshot(`
      [
        "6 [wrong-param-tag] dim() has a @param options.sped, but "options" has no property "sped". Correct the name, or remove the tag.",
      ]
    `);
  });

  it('is required for overloads, but not for @internal members', () => {
    expect(
      problemsIn(`
        /** Dims. */
        export function dim(level: number): void;
        /** @internal */
        export function dim(level: string): void;
        export function dim(level: unknown) {}
        /** {@inheritDoc dim} */
        export function fade(level: number) {}
        /** Takes apart. @param options - How. */
        export function blink({ times }: { times: number }) {}
        /** Not exported. */
        function hidden(level: number) {}
      `),
    ).toMatchInlineSnapshot(`
      [
        "3 [missing-param-tag] The doc comment of dim() does not describe the parameter "level". Add "@param level - …", with a description for callers.",
      ]
    `);
  });
});

describe('the @throws tag', () => {
  it('must name each error class of the package that the function throws, directly or through another function', () => {
    expect(
      problemsIn(`${ERRORS}
        /** Turns on. */
        export function turnOn() { connect(); }
        function connect() { throw problem(); }
        function problem() { return new PowerError(); }
      `),
    ).toMatchInlineSnapshot(`
      [
        "10 [missing-throws-tag] turnOn() can throw PowerError, but its doc comment does not say so. Add "@throws {@link PowerError} …" and say when it is thrown.",
      ]
    `);
  });

  it('must not name errors that are never thrown', () => {
    expect(
      problemsIn(`${ERRORS}
        /**
         * Turns on.
         * @throws {@link HeatError} if it is hot.
         */
        export function turnOn() { throw new PowerError(); }
      `),
    ).toMatchInlineSnapshot(`
      [
        "11 [wrong-throws-tag] The doc comment of turnOn() has a @throws tag for HeatError, but neither turnOn() nor the functions that it calls throw this error. Correct the name, or remove the tag.",
        "13 [missing-throws-tag] turnOn() can throw PowerError, but its doc comment does not say so. Add "@throws {@link PowerError} …" and say when it is thrown.",
      ]
    `);
  });

  it('may name a base class instead of its subclasses', () => {
    expect(
      problemsIn(`${ERRORS}
        /**
         * Turns on.
         * @throws A {@link LampError}, whichever it is.
         */
        export function turnOn() { throw new PowerError(); }
        /** Tries. */
        export function tryOn() { try { turnOn(); } catch { return false; } }
        /** Tries, and tells. */
        export function retry() { try { turnOn(); } catch (error) { throw error; } }
      `),
    ).toMatchInlineSnapshot(`
      [
        "17 [missing-throws-tag] retry() can throw PowerError, but its doc comment does not say so. Add "@throws {@link PowerError} …" and say when it is thrown.",
      ]
    `);
  });

  it('is required for errors from a class that is called through an interface', () => {
    expect(
      problemsIn(`${ERRORS}
        /** Gives power. */
        export interface Power {
          /** Starts. */
          start(): void;
        }
        class Battery implements Power { start() { throw new PowerError(); } }
        interface Parts { heat: () => void }
        const parts: Parts = { heat };
        function heat() { throw new HeatError(); }
        /** Turns on. @param given - What it is made of. */
        export function turnOn(given: Parts) { given.heat(); }
      `),
    ).toMatchInlineSnapshot(`
      [
        "19 [missing-throws-tag] turnOn() can throw HeatError, but its doc comment does not say so. Add "@throws {@link HeatError} …" and say when it is thrown.",
        "12 [missing-throws-tag] Power.start() can throw PowerError, but its doc comment does not say so. Add "@throws {@link PowerError} …" and say when it is thrown.",
      ]
    `);
  });
});

describe('default values in doc comments', () => {
  it('must match the code, whether they are in the text or in @defaultValue', () => {
    expect(
      problemsIn(`
        /** How to dim. */
        export interface Options {
          /**
           * How fast.
           * @defaultValue 200
           */
          speed?: number;
          /**
           * How often.
           * @defaultValue 1
           */
          times?: number;
        }
        /**
         * Dims.
         * @param level - How bright. \`0.5\` by default.
         * @param options - How.
         * @param options.speed - How fast. Defaults to \`300\`.
         */
        export function dim(level = 0.4, options: Options = {}) {
          const { speed = 250 } = options;
          return options.times ?? 1;
        }
      `),
    ).toMatchInlineSnapshot(`
      [
        "17 [wrong-default] The doc comment of dim() says that the default of "level" is 0.5, but in the code, it is 0.4. Correct the doc comment or the code.",
        "19 [wrong-default] The doc comment of dim() says that the default of "options.speed" is 300, but in the code, it is 250. Correct the doc comment or the code.",
        "6 [wrong-default] @defaultValue says that the default of "speed" is 200, but in the code, it is 250. Correct the doc comment or the code.",
      ]
    `);
  });

  it('are compared with the code even if a function passes its options on to another function', () => {
    expect(
      problemsIn(`
        function inner({ speed = 250 }: { speed?: number } = {}) {}
        /**
         * Dims.
         * @param options - How.
         * @param options.speed - How fast. \`200\` by default.
         */
        export function dim(options?: { speed?: number }) { inner(options); }
      `),
    ).toMatchInlineSnapshot(`
      [
        "6 [wrong-default] The doc comment of dim() says that the default of "options.speed" is 200, but in the code, it is 250. Correct the doc comment or the code.",
      ]
    `);
  });
});
