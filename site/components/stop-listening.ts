/**
 * A window event that stops all listeners to the microphone, because the reader says so or another listener starts.
 * Its detail names the one that starts, which ignores the event.
 */
export const STOP_LISTENING = 'site:stop-listening';
