import { savesData } from '../connection.js';

/** Time between the arrival of a page and its images being made to zoom, in milliseconds. */
const attachDelay = 1000;

/**
 * Images of an article zoom, and large drawings open by themselves; their script is fetched where there are any, when
 * the page has been there for a while, and never for a reader who saves data.
 */
export function startZoom(): void {
  let script: Promise<typeof import('./zoom/zoom.js')> | undefined;
  let zoom: import('./zoom/zoom.js').Zoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attach = async (): Promise<void> => {
    if (savesData() || document.querySelector('.prose :is(img, .diagram)') === null) return;
    script ??= import('./zoom/zoom.js');
    const { createZoom } = await script;
    zoom ??= createZoom();
    zoom.attach();
  };
  const schedule = (): void => {
    zoom?.detach();
    clearTimeout(timer);
    // An article has lost nothing when the script cannot be had; the next one asks again.
    const forget = (): void => {
      script = undefined;
    };
    timer = setTimeout(() => void attach().catch(forget), attachDelay);
  };
  addEventListener('lectern:page', schedule);
}
