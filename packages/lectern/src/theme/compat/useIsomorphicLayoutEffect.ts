import { useEffect, useLayoutEffect } from 'react';

/** React warns about layout effects at build time, where they never run. */
export default typeof document === 'undefined' ? useEffect : useLayoutEffect;
