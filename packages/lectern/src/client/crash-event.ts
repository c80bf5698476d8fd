/** Told by the element of an island whose component has crashed. */
export const crashEvent = 'lectern:crash';
