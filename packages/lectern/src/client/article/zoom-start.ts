import { lazyModule } from '../../util/lazy-module.js';
import { savesData } from '../navigation/connection.js';

/** Time between the arrival of a page and its images being made to zoom, in milliseconds. */
const attachDelay = 1000;

/**
 * Images of an article zoom, and large drawings open by themselves; their script is fetched if there are any, when
 * the page has been there for a while, and never for a reader who saves data.
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
    // An article has lost nothing when the script cannot be had; the next one asks again.
    timer = setTimeout(() => void attach().catch(() => undefined), attachDelay);
  };
  addEventListener('lectern:page', schedule);
}
