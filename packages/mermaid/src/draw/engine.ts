import DOMPurify from 'dompurify';
import { SVGGraphicsElement } from 'svgdom';
import { Cascade } from './cascade.js';
import type { Box, DomElement, DomNode } from './dom-types.js';
import { classesOf, isElement } from './dom-types.js';
import { measure, measureOnPage } from './measure.js';
import { define, installPage } from './shims.js';
import { TEXT_PROPERTIES } from './text-layout.js';
import { markTheme } from './theme.js';

/**
 * Mermaid needs browser globals, so it runs on svgdom in a separate thread, where other code doesn't see them. This
 * module adds what svgdom lacks for measuring text: style sheets and exact bounding boxes.
 */
export interface Engine {
  parse(code: string): Promise<string>;
  draw(options: { code: string; id: string }): Promise<{ svg: DomElement; css: string }>;
  readAbout(code: string): Promise<{ title?: string; description?: string }>;
}

// A diagram must not change these settings with `%%{init}%%` or front matter: they determine the site's style, or turn
// on features that svgdom lacks.
const SITE_DECIDES = [
  ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'maxEdges', 'suppressErrorRendering'],
  ...['theme', 'themeVariables', 'themeCSS', 'darkMode', 'look', 'fontFamily', 'fontSize', 'altFontFamily'],
  ...['htmlLabels', 'layout', 'deterministicIds', 'deterministicIDSeed', 'handDrawnSeed', 'useMaxWidth'],
  ...['dompurifyConfig', 'arrowMarkerAbsolute', 'forceLegacyMathML', 'legacyMathML'],
];

const INLINE_TAGS = /<\/?(?:b|i|em|strong|u|small|sub|sup|code|span|a|p|div|font)(?:\s[^<>]*)?>/gi;

function styleTextOf(svg: DomNode): string {
  return svg.childNodes.find((node) => node.nodeName.toLowerCase() === 'style')?.textContent ?? '';
}

function installMeasuring(): void {
  const cascades = new WeakMap<DomNode, Cascade>();
  const none = new Cascade('');
  const shapeBox = SVGGraphicsElement.prototype.getBBox;
  const context = {
    shapeBox: (element: DomElement): Box => shapeBox.call(element),
    cascadeFor(element: DomElement): Cascade {
      let root: DomNode | null = element;
      while (root && !(root.nodeName === 'svg' && !isInsideSvg(root))) root = root.parentNode;
      if (!root) return none;
      const known = cascades.get(root);
      if (known) return known;
      const css = styleTextOf(root);
      const cascade = new Cascade(css, TEXT_PROPERTIES);
      // A cascade without styles is not cached, because Mermaid may still add its style sheet.
      if (css) cascades.set(root, cascade);
      return cascade;
    },
  };
  define(SVGGraphicsElement.prototype, {
    getBBox: {
      value: function (this: DomElement) {
        return measure(this, context);
      },
    },
    getBoundingClientRect: {
      value: function (this: DomElement) {
        const box = measureOnPage(this, context);
        return { ...box, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
      },
    },
    getComputedTextLength: {
      value: function (this: DomElement) {
        return measure(this, context).width;
      },
    },
  });
}

function isInsideSvg(node: DomNode): boolean {
  for (let up = node.parentNode; up; up = up.parentNode) if (up.nodeName === 'svg') return true;
  return false;
}

/** The today marker of a Gantt chart would show the build date and change the drawing every day. */
function removeToday(element: DomElement): void {
  for (const child of element.childNodes.filter(isElement)) {
    if (classesOf(child).includes('today')) element.removeChild(child);
    else removeToday(child);
  }
}

/** Loading Mermaid takes half a second. Call this function once per thread, and draw one diagram at a time. */
export async function loadEngine(): Promise<Engine> {
  // DOMPurify needs a browser. Replacing it is safe: Mermaid uses it only for labels, which become text nodes, and
  // `bake.ts` keeps only known elements and attributes.
  Object.assign(DOMPurify, {
    addHook: () => undefined,
    sanitize: (text: string) => String(text).replace(INLINE_TAGS, ''),
  });
  const window = installPage();
  installMeasuring();
  const { default: mermaid } = await import('mermaid');

  const base = {
    startOnLoad: false,
    theme: 'base',
    htmlLabels: false,
    suppressErrorRendering: true,
    // By default, a class without members would have two empty compartments below its name.
    class: { hideEmptyMembersBox: true },
  } as const;
  mermaid.initialize(base);
  const variables: unknown = mermaid.mermaidAPI.getConfig().themeVariables;
  mermaid.initialize({
    ...base,
    secure: SITE_DECIDES,
    securityLevel: 'strict',
    logLevel: 'fatal',
    fontFamily: 'Arial',
    deterministicIds: true,
    handDrawnSeed: 1,
    themeVariables: {
      ...markTheme(variables as Record<string, unknown>),
      pieOpacity: '1',
      pieOuterStrokeWidth: '1px',
    },
  });

  return {
    async parse(code) {
      return (await mermaid.parse(code)).diagramType;
    },
    async readAbout(code) {
      const { db } = await mermaid.mermaidAPI.getDiagramFromText(code);
      const title = db.getAccTitle?.() || db.getDiagramTitle?.();
      const description = db.getAccDescription?.();
      return { ...(title && { title }), ...(description && { description }) };
    },
    async draw({ code, id }) {
      const page = window.document.createElement('div');
      window.document.body.appendChild(page);
      // Mermaid removes the drawing from the page after serializing it, but `draw` returns the drawing's tree.
      define(page, { removeChild: { value: (node: DomNode) => node } });
      try {
        // Mermaid's types require a DOM `Element`, but Mermaid uses only what svgdom and `shims.ts` provide.
        await mermaid.render(id, code, page as never);
        const svg = page.childNodes.filter(isElement)[0]?.childNodes.filter(isElement)[0];
        if (!svg) throw new Error('Mermaid drew nothing');
        removeToday(svg);
        return { svg, css: styleTextOf(svg) };
      } finally {
        window.document.body.removeChild(page);
      }
    },
  };
}
