import { compileFunction } from 'node:vm';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../code/prism.js';
import { compileMarkdown } from '../compile.js';
import type { CompiledDocument } from '../types.js';

const highlighter = createPrismHighlighter();

export function compile(content: string): CompiledDocument {
  return compileMarkdown({ file: 'docs/page.md', content, highlighter });
}

export function problemsOf(content: string): string {
  return compile(content)
    .diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}

type Props = Record<string, unknown> & { children?: ReactNode };

function show(name: string) {
  return ({ children, ...props }: Props): ReactNode => createElement(name, props, children);
}

function setHtml({ name, html, props }: { name: string; html: string; props?: object }): ReactNode {
  const inner = { __html: html };
  return createElement(name, { ...props, dangerouslySetInnerHTML: inner });
}

const components = {
  LecternStatic: ({ html }: { html: string }) => setHtml({ name: 'static-html', html }),
  LecternAdmonition: show('x-admonition'),
  LecternAdmonitionTitle: show('x-title'),
  LecternFence: ({ html, ...props }: { html: string }) => setHtml({ name: 'x-fence', html, props }),
  Link: show('x-link'),
  Card: show('x-card'),
};

export function renderCompiled(document: CompiledDocument, modules: Record<string, object> = {}): string {
  const known: Record<string, object> = { 'react/jsx-runtime': runtime, ...modules };
  const run = compileFunction(document.code, ['__import'], { filename: document.file });
  const { default: Content } = run((specifier: string) => known[specifier]) as { default: unknown };
  const html = renderToStaticMarkup(
    createElement(Content as (props: { components: object }) => ReactNode, { components }),
  );
  return html.replace(/<\/?static-html>/g, '').trim();
}

export function render(content: string, modules: Record<string, object> = {}): string {
  return renderCompiled(compile(content), modules);
}
