const inBrowser = typeof window !== 'undefined' && typeof window.document?.createElement === 'function';

const ExecutionEnvironment = {
  canUseDOM: inBrowser,
  canUseEventListeners: inBrowser,
  canUseIntersectionObserver: inBrowser && 'IntersectionObserver' in window,
  canUseViewport: inBrowser && 'screen' in window,
};

export default ExecutionEnvironment;
