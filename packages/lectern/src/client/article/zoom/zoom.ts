import type { Zoom as MediumZoom } from 'medium-zoom';
import mediumZoom from 'medium-zoom/dist/pure';
import { createDiagrams } from './diagrams.js';
import { margin } from './growth.js';
import { createImages } from './images.js';
import css from './zoom.css?inline';
import type { Zoom } from './zoom.types.js';

const scrollOffset = 40;

export function createZoom(): Zoom {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const zoom: MediumZoom = mediumZoom({ margin, scrollOffset });
  const parts = [createImages(zoom), createDiagrams()];
  return {
    attach() {
      for (const part of parts) part.attach();
    },
    detach() {
      for (const part of parts) part.detach();
    },
  };
}
