/** The error for an invalid prop on a component in a document. The build adds the location. */
export class PropertyError extends Error {
  /** The name of the component. */
  readonly component: string;
  /** How to fix the prop, in one sentence. */
  readonly hint: string;

  constructor({ component, message, hint }: { component: string; message: string; hint: string }) {
    super(message);
    this.name = 'PropertyError';
    this.component = component;
    this.hint = hint;
  }
}
