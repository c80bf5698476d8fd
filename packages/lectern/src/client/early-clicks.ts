declare global {
  interface Window {
    /** Clicks that came before the script that answers them; gone once it is there. */
    earlyClicks?: MouseEvent[] | undefined;
  }
}

/** Keeps clicks of buttons for the script that is still on its way. For `head.ts`: small. */
export function keepEarlyClicks(): void {
  window.earlyClicks = [];
  addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('button') !== null) window.earlyClicks?.push(event);
    },
    true,
  );
}

/** The clicks that were kept; from now on, none are. */
export function takeEarlyClicks(): MouseEvent[] {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return clicks;
}
