import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawMermaid } from './draw.js';
import { createMermaidRenderer, mermaidRendererVersion } from './renderer.js';
import type { MermaidDrawing } from './types.js';

async function draw(code: string, idPrefix = 'd1'): Promise<MermaidDrawing> {
  const result = await drawMermaid({ code, idPrefix });
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  return result;
}

function textOf(svg: string): string {
  return svg
    .replace(/<\/text>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

const KINDS: Record<string, { code: string; labels: string[] }> = {
  flowchart: {
    code: 'flowchart TD\n a[Microphone] -->|sound| b{Known?}\n subgraph s [In the browser]\n  b --> c[(Cache)]\n end',
    labels: ['Microphone', 'sound', 'Known?', 'In the browser', 'Cache'],
  },
  sequence: {
    code: 'sequenceDiagram\n autonumber\n actor U as Speaker\n participant A as Library\n U->>+A: listen\n loop Every second\n A-->>U: text\n end\n alt match\n A->>A: run\n else no match\n A--xU: error\n end\n Note over U,A: kept\n A-->>-U: done',
    labels: ['Speaker', 'Library', 'listen', '[Every second]', '[match]', '[no match]', 'kept', 'done', '5'],
  },
  class: {
    code: 'classDiagram\n class Registry~T~ {\n  -List~T~ items\n  +find(name: string) T\n }\n class Command\n Registry "1" o-- "0..*" Command : holds\n note for Command "may be undone"',
    labels: ['Registry<T>', '-List<T> items', '+find(name: string) : T', '0..*', 'holds', 'may be undone'],
  },
  state: {
    code: 'stateDiagram-v2\n [*] --> Idle\n Idle --> Busy : sound\n state Busy {\n  [*] --> Hearing\n }\n note right of Idle : waits',
    labels: ['Idle', 'sound', 'Busy', 'Hearing', 'waits'],
  },
  er: {
    code: 'erDiagram\n USER ||--o{ COMMAND : records\n USER {\n  string id PK "the key"\n }',
    labels: ['USER', 'COMMAND', 'records', 'PK', 'the key'],
  },
  gitGraph: {
    code: 'gitGraph\n commit id: "init"\n branch develop\n commit id: "work"\n checkout main\n merge develop tag: "v1"',
    labels: ['main', 'develop', 'init', 'work', 'v1'],
  },
  pie: { code: 'pie title Kinds\n "Voice" : 60\n "Touch" : 40', labels: ['Kinds', 'Voice', 'Touch', '60%'] },
  timeline: {
    code: 'timeline\n title History\n section Early\n 2024 : Idea',
    labels: ['History', 'Early', '2024', 'Idea'],
  },
  quadrant: {
    code: 'quadrantChart\n title Effort\n x-axis Low --> High\n y-axis Few --> Many\n quadrant-1 Plan\n Captions: [0.3, 0.8]',
    labels: ['Effort', 'Low', 'Many', 'Plan', 'Captions'],
  },
  xychart: {
    code: 'xychart-beta\n title "Users"\n x-axis [jan, feb]\n y-axis "Count" 0 --> 10\n bar [3, 7]',
    labels: ['Users', 'jan', 'Count'],
  },
  gantt: {
    code: 'gantt\n title Plan\n dateFormat YYYY-MM-DD\n section Core\n Build :crit, 2024-01-01, 20d\n Release :milestone, 2024-02-01, 0d',
    labels: ['Plan', 'Core', 'Build', 'Release'],
  },
  journey: {
    code: 'journey\n title Day\n section Morning\n  Install: 5: Dev',
    labels: ['Day', 'Morning', 'Install', 'Dev'],
  },
  kanban: { code: 'kanban\n Todo\n  [Write]\n Done\n  [Ship]', labels: ['Todo', 'Write', 'Ship'] },
  requirement: {
    code: 'requirementDiagram\n requirement offline {\n  id: 1\n  text: works offline\n  risk: high\n  verifymethod: test\n }\n element lib {\n  type: library\n }\n lib - satisfies -> offline',
    labels: ['offline', 'Text: works offline', 'lib', '<<satisfies>>'],
  },
};

describe.each(Object.entries(KINDS))('a %s diagram', (kind, { code, labels }) => {
  it('shows all the text in the source', async () => {
    const drawing = await draw(code);
    expect(drawing.kind).toBe(kind);
    for (const label of labels) expect(textOf(drawing.svg)).toContain(label);
  });

  it('contains nothing that a strict content security policy blocks, and no hard-coded color', async () => {
    const { svg } = await draw(code);
    expect(svg).not.toMatch(/<style|<script|<foreignObject|\sstyle=|\son\w+=/);
    expect(svg.replace(/url\(#[^)]*\)/g, '')).not.toMatch(
      /(fill|stroke)="(#|rgb|hsl|[a-z]*gr[ae]y|black|white|red)/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has the same size in its viewBox and in its attributes', async () => {
    const { svg, width, height } = await draw(code);
    expect(svg).toMatch(
      new RegExp(
        `^<svg class="[^"]*" viewBox="-?\\d+ -?\\d+ ${width} ${height}" width="${width}" height="${height}"`,
      ),
    );
    expect(width).toBeGreaterThan(30);
    expect(width).toBeLessThan(2000);
  });

  it('uses only color roles that the style sheet defines', async () => {
    const css = readFileSync(new URL('../theme/mermaid.css', import.meta.url), 'utf8');
    const { svg } = await draw(code);
    for (const [, role] of svg.matchAll(/\b((?:fill|stroke)-(?!width|dash|line|opacity)[a-z]+\d?)\b(?!=)/g)) {
      expect(css).toContain(`.${role} {`);
    }
  });
});

describe('the IDs in an SVG', () => {
  it('start with the prefix, both in definitions and in references', async () => {
    const { svg } = await draw(KINDS.sequence?.code ?? '', 'page-2');
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => id?.startsWith('page-2-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  });
});

describe('drawing diagrams', () => {
  it.each(['flowchart', 'class', 'gitGraph', 'sequence'])(
    'returns the same SVG for the same source, even after another diagram: %s',
    async (kind) => {
      const code = KINDS[kind]?.code ?? '';
      const first = await draw(code);
      await draw('flowchart LR\n something --> else');
      expect((await draw(code)).svg).toBe(first.svg);
    },
  );

  it('returns the matching diagram to each parallel call', async () => {
    const codes = ['flowchart LR\n one --> two', 'sequenceDiagram\n Alice->>Bob: hi', 'pie\n "x" : 1'];
    const drawings = await Promise.all(codes.map((code) => draw(code)));
    expect(drawings.map(({ kind }) => kind)).toEqual(['flowchart', 'sequence', 'pie']);
  });
});

describe('errors in diagrams', () => {
  it.each([
    ['flowchart', 'flowchart LR\n a --> b\n b --> [c', 3],
    ['sequence', 'sequenceDiagram\n A->>B: hi\n A-?>B: what\n B->>A: ok', 3],
    ['class', 'classDiagram\n class A {\n  +x\n', undefined],
    ['pie', 'pie\n "a" : 3\n b : x', 3],
    ['after comments', '%% first\n\nflowchart LR\n %% second\n a --> b\n a -- b', 6],
    ['after front matter', '---\ntitle: T\n---\nflowchart LR\n a --> b\n a -->', 6],
  ])('have a line number if the Mermaid parser reports one: %s', async (_, code, line) => {
    const result = await drawMermaid({ code, idPrefix: 'd' });
    expect(result).toMatchObject({ ok: false, reason: 'syntax' });
    if (line !== undefined) expect(result).toMatchObject({ line });
    if (!result.ok) expect(result.message).toMatch(/^[^\n]{5,200}$/);
  });

  it('say that a diagram type is unknown', async () => {
    expect(await drawMermaid({ code: 'flowchrt LR\n a --> b', idPrefix: 'd' })).toMatchObject({
      reason: 'syntax',
      message: expect.stringContaining('Unknown diagram type'),
    });
  });

  it('are reported for an empty diagram', async () => {
    expect(await drawMermaid({ code: '  \n', idPrefix: 'd' })).toMatchObject({ ok: false, reason: 'syntax' });
  });

  it('name a diagram type that only a browser can draw', async () => {
    expect(await drawMermaid({ code: 'mindmap\n root\n  leaf', idPrefix: 'd' })).toMatchObject({
      reason: 'unsupported',
      kind: 'mindmap',
    });
  });
});

describe('the source of a diagram', () => {
  it('can set custom colors, and text on these colors stays readable in both color modes', async () => {
    const { svg } = await draw('flowchart LR\n a[pale] --> b[plain]\n style a fill:#fde68a,stroke:#b45309');
    expect(svg).toContain('fill="#fde68a"');
    expect(svg).toMatch(/<text[^>]*fill="#000000"[^>]*>.*?pale/);
    expect(svg).not.toMatch(/<text[^>]*fill="#000000"[^>]*>(?:<[^>]*>)*plain/);
  });

  it('can include a title and a description, which are returned but not drawn', async () => {
    const drawing = await draw(
      'flowchart LR\n accTitle: From sound to action\n accDescr: Two steps\n a --> b',
    );
    expect(drawing).toMatchObject({ title: 'From sound to action', description: 'Two steps' });
    expect(drawing.svg).not.toMatch(/<title|<desc|aria-|role=/);
  });

  it("can't override the site's theme or security settings", async () => {
    const attack = `%%{init: {"theme": "dark", "securityLevel": "loose", "htmlLabels": true, "themeCSS": "* {fill: red}"}}%%
      flowchart LR
      a["<img src=x onerror=alert(1)> <script>alert(2)</script>"] --> b
      click b "javascript:alert(3)"`;
    const { svg } = await draw(attack);
    expect(svg).not.toMatch(/<img|<script|<foreignObject|href="javascript/i);
    expect(svg).not.toContain('red');
  });

  it('can contain links, and special characters in labels', async () => {
    const { svg } = await draw(
      'flowchart LR\n a["#quot;x#quot; &amp; <y> #9829;"] --> b\n click a "https://example.org/x?a=1&b=2"',
    );
    expect(textOf(svg)).toContain('"x" & <y> ♥');
    expect(svg).toContain('href="https://example.org/x?a=1&amp;b=2"');
  });
});

describe('the Mermaid renderer', () => {
  it("draws a diagram, and has a version that contains Mermaid's version", async () => {
    const renderer = createMermaidRenderer();
    expect(await renderer.render({ code: 'pie\n "x" : 1', idPrefix: 'd' })).toMatchObject({
      ok: true,
      kind: 'pie',
    });
    await renderer.close();
    expect(mermaidRendererVersion).toMatch(/^\d+\+\d+\.\d+\.\d+\+mermaid-11\./);
  });
});
