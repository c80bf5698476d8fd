import { useEffect, useLayoutEffect } from 'react';

/** As in Docusaurus, `useLayoutEffect` in the browser, and `useEffect` at build time, when no effects run. */
export default typeof document === 'undefined' ? useEffect : useLayoutEffect;
