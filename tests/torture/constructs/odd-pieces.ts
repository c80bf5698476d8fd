import { listed } from './repeats.js';

export const oddCharacters = [
  ...'\uFEFF\u200D\u0301\u0085\u2028\u2029\v\f\uFFFE\u{E0001}\u{10FFFF}\u00AD\u3000\u180Eİßﷺ\0\u007F\u0600𝒜',
  ...listed('\u202Eabc  \u2066abc\u2069  👩‍👩‍👧‍👦  \uD83D  \uDE00  \u001B[31m'),
];
export const names = listed(
  'constructor  __proto__  toString  hasOwnProperty  then  default  props  React  MDXContent  _jsx  frontMatter  toc  __import',
);
export const tags = listed(
  'script  style  textarea  title  template  plaintext  svg  math  noscript  select  table  iframe  base  form  p  a  details  html  body',
);
export const attributes = [
  ...listed(
    ' a   a=   a="   {...b}   a={   a:b="c"   @c   style="a"   class=a   onclick="a"   ref="a"   key={1}',
  ),
  ...['', '/', ' ', ' dangerouslySetInnerHTML={{}}', ' children={1}', ' style={{a: {}}}', ' href={{}}'],
];
export const expressions = [
  ...listed(
    'undefined  null  []  [[]]  {}  1n  NaN  -0  () => 1  Symbol.iterator  new Date(NaN)  new Map()  /}/',
  ),
  ...listed(
    '`§{`§{1}`}`  `}`  "}"  /* } */ 1  props.x.y  this  globalThis  arguments  await 1  new Proxy({}, {})',
  ),
  ...listed(
    'function* a() {}  class {}  import.meta.url  import("a")  1e400  0x1p3  "\\u{110000}"  <></>  <a.b />',
  ),
  ...listed(
    '(  ...[]  new.target  super.a  yield  return 1  a  document.title  process.env  require("fs")  ({}).a.b',
  ),
];
export const openExpressions = listed('{`  {`§{  {/  {"  {/*  {//  {<  {a(  {`§{`§{`§{`  {"\\');
export const addresses = [
  ...listed(
    'http://[::1  https://%  //a:b@c:d  mailto:  tel:\\  data:,  javascript:1  ?  #  %  %00  %ff  ..  /..%2f',
  ),
  ...listed(
    '<>  a b  \\  file:///etc/passwd  #%  #__proto__  ./__proto__.md  http://xn--  a.md?b#c#d  a.md#%',
  ),
  ...listed(
    'data:image/png,  %00.png  ../../../a.png  .  ./  http:  a.png "t"  __proto__  \0  pathname://a  @site/a.md',
  ),
];
export const directiveTails = listed(
  '[  []  [a]{  {}  {.a #b c="d"}  {="a"}  :  {a=`}  {  {a="b  {a=\'  {a b=c .d #e}  [a]  [a  {a="b"}{c}  [:b[c]]',
);
export const importStatements = [
  ...listed(
    "a\nimport A from './a.mdx';  \timport A from './a.mdx';  - import A from './a.mdx';  > import A from './a';",
  ),
  ...listed(
    "import  import A  import 'a';  import A from './a.json' with { type: 'json' };  import type A from 'a';",
  ),
  ...listed(
    "import * as __proto__ from 'a';  import A, { default as B, 'a b' as c } from 'a';  import defer * as a from 'a'",
  ),
  ...listed(
    "import A from './a.mdx';\nimport A from './a.mdx';  import React from 'react';  \uFEFFimport A from 'a';",
  ),
  ...listed(
    "importance is a word  import A from '';  import A from '\\0';  import A from 'node:fs';  import A from '.';",
  ),
  ...listed(
    "import A from 'file:///etc/passwd';  import A from './%zz.md';  import A from '@site';  import A from '~/a';",
  ),
];
export const exportHeads = listed(
  'const  let  var  function  class  async function  enum  type  default  *  {  default async',
);
export const exportTails = listed(
  "= 1  () {}  {}  = `§{  from './a'  = await 1  = import.meta  , a = a  = <a>  : number = 1  = {  as default  =",
);
export const comments = [
  ...listed(
    '<!-- a -->  <!--  <!-->  <!-- -- -->  {/* a */}  {/* */ /* */}  {/*  <!DOCTYPE html>  <?php a ?>  <![CDATA[ a ]]>',
  ),
  ...listed(
    '{// a\n}  <!-- {a} -->  - <!--\n - -->  <!--->  <!-- --!>  {/* <!-- */}  <!-- \n\n -->  > {/*\n> */}',
  ),
];
export const headingTexts = [
  ...listed(
    '#  a {#a}  a {#}  a {#"}  a {#a b}  {1}  <b>a</b>  [a](#a)  ![a](b)  `a`  :a:  😀  \uD800  [^a]  *a  a \\  {#a}',
  ),
  ...listed(
    '𝒜 ß İ  a {/* #b */}  a {.b}  <!-- a -->  [  a | b  &#0;  1.  - a  <A />  {#__proto__}  a #  \u202Ea',
  ),
];
export const languages = listed(
  'js  mdx  diff  ansi  mermaid  jsx live  bash  js\tts  {1}  js,ts  markdown  regex  ts no-check',
);
export const codeMetas = [
  ...listed(
    "{1-999999999999}  {-1}  {1e9}  {a}  {  title=\"  title='a' title=b  showLineNumbers=NaN  showLineNumbers=1e400",
  ),
  ...listed(
    '/(/  /a/g  run  live  no-check  {1,,2}  title="<b>"  __proto__=1  {9-1}  "a"  ins={1}  {1-}  showLineNumbers{1}',
  ),
];
export const codeLines = [
  ...listed(
    'a  // highlight-start  // highlight-next-line  \u001B[31m  ```  {`  \0  // highlight-end  # error  +a  $ a',
  ),
  'a'.repeat(5000),
];
export const listMarkers = listed(
  '-  *  +  1.  0)  999999999.  9999999999.  - [ ]  - [x]  - [X] [ ]  -\t-  1.1.  - - -  1. 1. 1.',
);
export const elements = listed(
  'div  Tabs  TabItem value="a"  details  Admonition type="x"  p  summary  Card  br /  a.b  T,  a:b  Tabs.__proto__  Steps',
);
