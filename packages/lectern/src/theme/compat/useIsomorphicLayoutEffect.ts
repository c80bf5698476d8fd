import { useEffect, useLayoutEffect } from 'react';

export default typeof document === 'undefined' ? useEffect : useLayoutEffect;
