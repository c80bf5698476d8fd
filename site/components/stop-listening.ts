/**
 * The name of a window event that stops everything that is listening to the microphone. It is dispatched when the
 * reader gives the "stop" command, and when something starts to listen, because only one may listen at a time. The
 * sender can put its name into `detail`, to recognize and ignore its own event.
 */
export const STOP_LISTENING = 'site:stop-listening';
