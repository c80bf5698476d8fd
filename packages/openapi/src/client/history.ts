/** A request that was sent, to be looked at or sent again. */
export interface PastRequest<Form> {
  /** `GET /pets/7`. */
  line: string;
  /** `200 OK`. */
  outcome: string;
  form: Form;
}

/** Kept with the document, in memory: a reload forgets them, as they may hold secrets. */
interface Holder {
  lecternApiHistory?: Map<string, readonly PastRequest<unknown>[]>;
}

const most = 20;

/** Of one operation, newest first. */
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
