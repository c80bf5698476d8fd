const dropdown = '.navbar .dropdown';

export function startDropdowns(): void {
  let hovered: HTMLDetailsElement | undefined;
  const close = (except?: HTMLDetailsElement): void => {
    closeDropdowns({ except });
    if (hovered?.open === false) hovered = undefined;
  };

  addEventListener(
    'pointerover',
    ({ target, relatedTarget, pointerType }) => {
      const over = dropdownAt(target);
      if (pointerType !== 'mouse' || over === dropdownAt(relatedTarget)) return;
      if (hovered !== undefined && !hovered.contains(document.activeElement)) hovered.open = false;
      hovered = over?.open === false ? over : undefined;
      if (hovered !== undefined) hovered.open = true;
    },
    { passive: true },
  );
  addEventListener('click', (event) => {
    const { target } = event;
    const over = dropdownAt(target);
    if (over !== undefined && over === hovered && target instanceof Element && target.closest('summary')) {
      // A click would close a drop-down that was opened by hovering.
      event.preventDefault();
      hovered = undefined;
    }
    close(over);
  });
  addEventListener('focusin', ({ target }) => close(dropdownAt(target)));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

function dropdownAt(target: EventTarget | null): HTMLDetailsElement | undefined {
  return (target instanceof Element && target.closest<HTMLDetailsElement>(dropdown)) || undefined;
}

function closeDropdowns({ except }: { except?: HTMLDetailsElement | undefined }): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(`${dropdown}[open]`)) {
    if (open === except) continue;
    const hadFocus = open.contains(document.activeElement);
    open.open = false;
    if (hadFocus) open.querySelector('summary')?.focus();
  }
}
