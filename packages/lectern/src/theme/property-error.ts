/** A property of a component that a text uses cannot be right; the build finds the place in the text. */
export class PropertyError extends Error {
  readonly component: string;
  readonly hint: string;

  constructor({ component, message, hint }: { component: string; message: string; hint: string }) {
    super(message);
    this.name = 'PropertyError';
    this.component = component;
    this.hint = hint;
  }
}
