import { useEffect, useLayoutEffect } from 'react';

/** React warns about layout effects at build time. */
export default typeof document === 'undefined' ? useEffect : useLayoutEffect;
