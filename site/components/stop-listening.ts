/**
 * An event of the window: who listens to the microphone stops, because the reader says so or another part begins. Its detail
 * is who begins, and goes on.
 */
export const STOP_LISTENING = 'site:stop-listening';
