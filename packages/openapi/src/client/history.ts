export interface PastRequest<Form> {
  line: string;
  outcome: string;
  form: Form;
}

/**
 * Past requests are stored on the `document` object, so a reload discards them. They aren't saved, because they may
 * contain secrets.
 */
interface Holder {
  lecternApiHistory?: Map<string, readonly PastRequest<unknown>[]>;
}

const most = 20;

export function historyOf<Form>(id: string): readonly PastRequest<Form>[] {
  return ((document as Holder).lecternApiHistory?.get(id) ?? []) as readonly PastRequest<Form>[];
}

export function remember<Form>({ id, request }: { id: string; request: PastRequest<Form> }): void {
  const holder = document as Holder;
  holder.lecternApiHistory ??= new Map();
  holder.lecternApiHistory.set(id, [request, ...historyOf<Form>(id)].slice(0, most));
}

export function forgetHistory(id: string): void {
  (document as Holder).lecternApiHistory?.delete(id);
}
