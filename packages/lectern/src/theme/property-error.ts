/** The error for an invalid prop on a component in a document. The build adds the location. */
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
