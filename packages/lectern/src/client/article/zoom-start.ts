import { lazyModule } from '../../util/lazy-module.js';
import { savesData } from '../navigation/connection.js';

/** Milliseconds between a page's arrival and the setup of image and diagram zoom. */
const attachDelay = 1000;

/**
 * Lets readers zoom images and open large diagrams. The zoom script is fetched one second after an article with images
 * or diagrams arrives, but never with data saver.
 */
export function startZoom(): void {
  const loadScript = lazyModule(() => import('./zoom/zoom.js'));
  let zoom: import('./zoom/zoom.types.js').Zoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attach = async (): Promise<void> => {
    if (savesData() || document.querySelector('.prose :is(img, .diagram)') === null) return;
    const { createZoom } = await loadScript();
    zoom ??= createZoom();
    zoom.attach();
  };
  const schedule = (): void => {
    zoom?.detach();
    clearTimeout(timer);
    // If loading fails, the next article requests the script again.
    timer = setTimeout(() => void attach().catch(() => undefined), attachDelay);
  };
  addEventListener('lectern:page', schedule);
}
