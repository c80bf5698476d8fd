/**
 * The name of a window event that stops everything that listens to the microphone: at the "stop" command, or when
 * something starts to listen. A sender can put its name into `detail`, to recognize and ignore its own event.
 */
export const STOP_LISTENING = 'site:stop-listening';
