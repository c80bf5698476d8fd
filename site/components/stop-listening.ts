/**
 * The name of a window event that stops everything that is listening to the microphone. It is dispatched when the
 * reader gives the "stop" command, or when a listener starts. A listener may put its name into `detail` to ignore its
 * own event.
 */
export const STOP_LISTENING = 'site:stop-listening';
