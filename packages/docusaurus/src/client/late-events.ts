type Listener = EventListenerOrEventListenerObject;

/** The time at which the browser dispatched an event that occurs once, or 0 if it hasn't. */
function timeOf(type: string): number {
  const [times] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (type === 'DOMContentLoaded') return times?.domContentLoadedEventStart ?? 0;
  return type === 'load' ? (times?.loadEventStart ?? 0) : 0;
}

/**
 * Docusaurus runs client modules before the page has loaded, and Lectern after that. Until the returned function is
 * called, listeners for `DOMContentLoaded` and `load` that come too late are called anyway.
 */
function answerLateListeners(): () => void {
  const targets = [window, document];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: Listener,
      options?: AddEventListenerOptions | boolean,
    ) => {
      add(type, listener, options);
      if (timeOf(type) === 0) return;
      const event = new Event(type);
      setTimeout(() => {
        if (typeof listener === 'function') listener.call(target, event);
        else listener.handleEvent(event);
      });
    };
  }
  return () => {
    // The methods of the prototype reappear.
    for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
  };
}

/** Imported before the client modules, which add their listeners while they are imported. */
export const stopAnswering = answerLateListeners();
