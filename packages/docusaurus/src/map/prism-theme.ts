import type { HeadTag } from 'lectern/plugin';
import type { Loose } from '../values.js';
import { defined, isObject, listOf, objectOf, textOf } from '../values.js';

/** Token classes, with the corresponding Prism types. The first type that the theme contains is used. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'tk-k': ['keyword', 'atrule', 'rule'],
  'tk-s': ['string', 'char', 'attr-value', 'regex', 'url'],
  'tk-c': ['comment', 'prolog', 'doctype'],
  'tk-f': ['function', 'function-variable', 'method'],
  'tk-t': ['class-name', 'maybe-class-name', 'builtin', 'selector'],
  'tk-n': ['number', 'boolean', 'constant'],
  'tk-g': ['tag', 'title'],
  'tk-a': ['attr-name', 'attribute'],
  'tk-v': ['variable', 'property', 'symbol'],
};

/**
 * Lectern has fewer token classes than Prism, and shows punctuation in the text color. Without a theme, Lectern's own
 * colors apply.
 */
export function prismThemeTag({
  prism,
  defaultTheme,
}: {
  prism: unknown;
  defaultTheme: unknown;
}): HeadTag | undefined {
  const { theme = defaultTheme, darkTheme } = objectOf(prism);
  const light = isTheme(theme) ? theme : darkTheme;
  const dark = isTheme(darkTheme) ? darkTheme : theme;
  if (!isTheme(light) || !isTheme(dark)) return undefined;
  const plain = rule({
    selector: '.code-block',
    values: {
      '--code-bg': both(backgroundOf(light), backgroundOf(dark)),
      '--code-text': both(textOf(objectOf(light.plain).color), textOf(objectOf(dark.plain).color)),
    },
  });
  // If a site uses a dark theme in light mode, text on the dark background is readable only in the theme's colors.
  const onBackground = rule({
    selector: '.code-block pre',
    values: {
      '--code-muted': mix('var(--code-text)', 70),
      '--code-highlight-bg': mix('var(--code-text)', 12),
      '--code-add-bg': mix('#2ea043', 22),
      '--code-remove-bg': mix('#f85149', 22),
      '--code-error-bg': mix('#d29922', 22),
    },
  });
  const tokens = Object.keys(kinds).map((kind) => {
    const [inLight, inDark] = [styleOf(light, kind), styleOf(dark, kind)];
    return rule({
      selector: `.code-block .${kind}`,
      values: {
        // Types that are not in the theme look like plain text.
        color: both(inLight.color ?? 'var(--code-text)', inDark.color ?? 'var(--code-text)'),
        'font-style': inLight.fontStyle === inDark.fontStyle ? (inLight.fontStyle ?? 'normal') : undefined,
        'font-weight': inLight.fontWeight === inDark.fontWeight ? inLight.fontWeight : undefined,
      },
    });
  });
  return { tagName: 'style', innerHTML: [plain, onBackground, ...tokens].join('') };
}

interface Theme {
  plain?: unknown;
  styles: unknown;
}

function isTheme(value: unknown): value is Theme & Loose {
  return isObject(value) && Array.isArray(value.styles);
}

function backgroundOf({ plain }: Theme): string | undefined {
  const { backgroundColor, background } = objectOf(plain);
  return textOf(backgroundColor) ?? textOf(background);
}

interface TokenStyle {
  color?: string | undefined;
  fontStyle?: string | undefined;
  fontWeight?: string | undefined;
}

function styleOf({ styles }: Theme, kind: string): TokenStyle {
  const all = listOf(styles)
    .filter(isObject)
    .filter(({ languages }) => languages === undefined);
  for (const type of kinds[kind] ?? []) {
    const found = all.filter(({ types }) => listOf(types).includes(type)).map(({ style }) => objectOf(style));
    if (found.length === 0) continue;
    const { color, fontStyle, fontWeight } = Object.assign({}, ...found) as Loose;
    return {
      color: textOf(color),
      fontStyle: textOf(fontStyle),
      fontWeight: fontWeight === undefined ? undefined : String(fontWeight),
    };
  }
  return {};
}

function mix(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, var(--code-bg))`;
}

function both(light: string | undefined, dark: string | undefined): string | undefined {
  if (light === undefined || dark === undefined) return light ?? dark;
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

function rule({
  selector,
  values,
}: {
  selector: string;
  values: Readonly<Record<string, string | undefined>>;
}): string {
  const declarations = Object.entries(defined(values)).map(([name, value]) => `${name}:${String(value)}`);
  // `</style>` in a value would close the style element.
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`.replaceAll('<', '');
}
