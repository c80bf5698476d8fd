import { lazyModule } from '../../util/lazy-module.js';
import { savesData } from '../navigation/connection.js';

const attachDelay = 1000;

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
    // If the script fails to load, the next page requests it again.
    timer = setTimeout(() => void attach().catch(() => undefined), attachDelay);
  };
  addEventListener('lectern:page', schedule);
}
