import { useEffect, useLayoutEffect } from 'react';

/** As in Docusaurus, `useLayoutEffect` in the browser, and `useEffect` at build time. */
export default typeof document === 'undefined' ? useEffect : useLayoutEffect;
