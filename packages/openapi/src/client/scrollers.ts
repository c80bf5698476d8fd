/**
 * Readers must be able to scroll samples with the keyboard. A sample in a collapsed section has no size until the
 * section opens, so this needs a resize observer.
 */
export function startScrollers(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollHeight > target.clientHeight) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  const observe = (): void => {
    sizes.disconnect();
    for (const box of document.querySelectorAll('.api-aside .code-body')) sizes.observe(box);
  };
  addEventListener('lectern:page', observe);
  observe();
}
