const inBrowser = typeof window !== 'undefined' && typeof window.document?.createElement === 'function';

/** `@docusaurus/ExecutionEnvironment`: the browser features that are available. */
const ExecutionEnvironment = {
  canUseDOM: inBrowser,
  canUseEventListeners: inBrowser,
  canUseIntersectionObserver: inBrowser && 'IntersectionObserver' in window,
  canUseViewport: inBrowser && 'screen' in window,
};

export default ExecutionEnvironment;
