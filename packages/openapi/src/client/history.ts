/** A past request, which the reader can inspect or resend. */
export interface PastRequest<Form> {
  /** `GET /pets/7`. */
  line: string;
  /** `200 OK`. */
  outcome: string;
  form: Form;
}

/** In memory only, because requests may contain secrets: a reload forgets them. */
interface Holder {
  lecternApiHistory?: Map<string, readonly PastRequest<unknown>[]>;
}

const most = 20;

/** Requests of one operation, newest first. */
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
