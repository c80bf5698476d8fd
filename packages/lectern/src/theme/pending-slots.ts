/** Slots whose content is rendered later, outside of the components around them. */
export interface PendingSlots {
  /** Returns a placeholder for the HTML. */
  add: (render: () => string) => string;
  /** Renders the content of all slots, and replaces their placeholders. */
  fill: (html: string) => string;
}

export function createPendingSlots(): PendingSlots {
  const renders: (() => string)[] = [];
  const fill = (html: string): string =>
    html.replace(placeholders, (placeholder, index: string) => {
      const render = renders[Number(index)];
      return render === undefined ? placeholder : fill(render());
    });
  return {
    add: (render) => `<lectern-pending>${renders.push(render) - 1}</lectern-pending>`,
    fill: (html) => (renders.length === 0 ? html : fill(html)),
  };
}

/** These tags can't occur in text, because `<` is escaped there. */
const placeholders = /<lectern-pending>(\d+)<\/lectern-pending>/g;
