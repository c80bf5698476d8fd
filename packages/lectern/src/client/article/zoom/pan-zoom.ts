const step = 1.25;
const smallest = 0.1;
const largest = 4;
const largestFit = 1.5;
/** Space around the diagram, in CSS pixels. The style sheet has the same value. */
const padding = 16;
const slack = 4;

export interface PanZoom {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  ownSize(): void;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Scrolling the box supports scroll bars, keys, touch, and wheels. Browsers report a pinch on a touchpad as a wheel
 * event with Ctrl.
 */
export function createPanZoom({
  box,
  svg,
  onScale,
}: {
  box: HTMLElement;
  svg: SVGSVGElement;
  onScale: (scale: number) => void;
}): PanZoom {
  const { width, height } = svg.viewBox.baseVal;
  let scale = 1;

  /** The point `at`, in viewport coordinates, doesn't move on the screen. */
  const zoomTo = (wanted: number, at: Point = centerOf(box)): void => {
    const before = svg.getBoundingClientRect();
    const share = { x: (at.x - before.left) / before.width, y: (at.y - before.top) / before.height };
    scale = Math.min(Math.max(wanted, smallest), largest);
    svg.style.inlineSize = `${width * scale}px`;
    const after = svg.getBoundingClientRect();
    box.scrollLeft += after.left + share.x * after.width - at.x;
    box.scrollTop += after.top + share.y * after.height - at.y;
    onScale(scale);
  };
  const fit = (): void =>
    zoomTo(
      Math.min(
        (box.clientWidth - 2 * padding) / width,
        (box.clientHeight - 2 * padding) / height,
        largestFit,
      ),
    );

  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(scale * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  startDragging(box);
  return {
    zoomIn: () => zoomTo(scale * step),
    zoomOut: () => zoomTo(scale / step),
    fit,
    ownSize: () => zoomTo(1),
  };
}

function centerOf(box: HTMLElement): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: left + box.clientWidth / 2, y: top + box.clientHeight / 2 };
}

function startDragging(box: HTMLElement): void {
  let last: Point | undefined;
  let isDragging = false;
  box.addEventListener('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
    isDragging = false;
    if (pointerType === 'mouse' && button === 0) last = { x, y };
  });
  box.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (last === undefined) return;
    if (!isDragging && Math.hypot(x - last.x, y - last.y) < slack) return;
    if (!isDragging) box.setPointerCapture(pointerId);
    isDragging = true;
    box.scrollLeft += last.x - x;
    box.scrollTop += last.y - y;
    last = { x, y };
  });
  const end = (): void => {
    last = undefined;
  };
  box.addEventListener('pointerup', end);
  box.addEventListener('pointercancel', end);
  box.addEventListener('dragstart', (event) => event.preventDefault());
  // If a drag ends on a link, don't follow the link.
  box.addEventListener(
    'click',
    (event) => {
      if (isDragging) event.preventDefault();
      isDragging = false;
    },
    true,
  );
}
