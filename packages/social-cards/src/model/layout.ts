import type { CardBox, CardNode, CardStyle, CardText } from './types.js';

/** The size in pixels that social networks recommend. */
export const cardSize = { width: 1200, height: 630 };

export const logoName = 'logo';

const edge = 24;
const padding = 80;
const lineWidth = cardSize.width - edge - 2 * padding;
/** The width of a bold capital letter, relative to the font size. Most letters are narrower. */
const letterWidth = 0.6;

/** Text of any length fits, because an ellipsis replaces excess lines. */
export function cardLayout({ text, style }: { text: CardText; style: CardStyle }): CardNode {
  const { colors, logo, fontFamilies } = style;
  const { site, section, headline, description, direction } = text;
  const title = headlineSize(headline);
  // Without the site's title next to it, the logo can be larger.
  const height = site === undefined ? 120 : 60;
  const header = [
    ...(logo === undefined ? [] : [logoImage({ logo, height })]),
    ...(site === undefined ? [] : [line(site, { fontSize: 36, fontWeight: 700, ...oneLine })]),
  ];
  const words = [
    ...(section === undefined
      ? []
      : [line(section, { fontSize: 30, fontWeight: 700, color: colors.accent, ...oneLine })]),
    line(title.text, {
      fontSize: title.size,
      fontWeight: 700,
      lineHeight: 1.12,
      letterSpacing: -0.015 * title.size,
      textWrap: 'balance',
      overflowWrap: 'break-word',
      lineClamp: title.lines,
      textOverflow: 'ellipsis',
    }),
    ...(description === undefined
      ? []
      : [
          line(description, {
            fontSize: 32,
            lineHeight: 1.35,
            color: colors.muted,
            textWrap: 'pretty',
            lineClamp: title.lines > 3 ? 1 : 2,
            textOverflow: 'ellipsis',
          }),
        ]),
  ];
  return row(
    {
      ...cardSize,
      backgroundColor: colors.background,
      color: colors.text,
      fontFamily: fontFamilies.map((family) => `"${family}"`).join(', '),
      direction,
    },
    [
      row({ width: edge, height: cardSize.height, backgroundColor: colors.accent }, []),
      column({ width: cardSize.width - edge, padding, paddingTop: 64, justifyContent: 'space-between' }, [
        row({ alignItems: 'center', gap: 20, height }, header),
        column({ gap: 20 }, words),
      ]),
    ],
  );
}

const oneLine = { lineClamp: 1, textOverflow: 'ellipsis' };

/** Matches double-width characters. A line may break before each of them. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const smallest = { size: 56, lines: 4 };
const steps = [
  { upTo: 22, size: 96, lines: 2 },
  { upTo: 44, size: 80, lines: 2 },
  { upTo: 84, size: 68, lines: 3 },
];

function headlineSize(headline: string): { text: string; size: number; lines: number } {
  const text = headline
    .split(' ')
    .map((word) => (fittingSize(lettersIn(word)) < 64 ? breakable(word) : word))
    .join(' ');
  const { size, lines } = steps.find(({ upTo }) => lettersIn(headline) <= upTo) ?? smallest;
  const parts = text.replace(wide, ' $& ').split(/[ \u200b]/);
  const longest = Math.max(...parts.map(lettersIn));
  return { text, size: Math.max(44, Math.min(size, fittingSize(longest))), lines };
}

function lettersIn(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

function fittingSize(letters: number): number {
  return Math.floor(lineWidth / (letters * letterWidth));
}

/** Allows line breaks between the words of an identifier: `a.getName` becomes `a.` `get` `Name`. */
function breakable(word: string): string {
  return word.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/:])(?=[\p{L}\d])/gu, '\u200b');
}

function logoImage({ logo, height }: { logo: { width: number; height: number }; height: number }): CardNode {
  const width = Math.min(480, Math.round((logo.width / logo.height) * height));
  return { type: 'image', src: logoName, style: { width, height, objectFit: 'contain' } };
}

function line(text: string, style: CardBox): CardNode {
  return { type: 'text', text, style };
}

function row(style: CardBox, children: CardNode[]): CardNode {
  return { type: 'container', style: { display: 'flex', flexDirection: 'row', ...style }, children };
}

function column(style: CardBox, children: CardNode[]): CardNode {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', ...style }, children };
}
