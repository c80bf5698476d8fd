const run = 'window.executed=1';

/** Without escaping, these strings would run code in text, attributes, scripts, styles, JSON, XML, or URLs. */
export const payloads = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `'><svg onload='${run}'>`,
  `"onfocus="${run}"autofocus="`,
  `</title></style></textarea></noscript><img src=x onerror=${run}>`,
  `--></template><iframe srcdoc="<script>parent.${run}</script>">`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${run}</script>`,
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `\${${run}}\`;${run};//`,
  `';${run};//\\";${run};//`,
  `{{constructor.constructor("${run}")()}}`,
  `&lt;img src=x onerror=${run}&gt;&#60;script&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\u2028${run}\u2029<\u0000b>`.replace('\u0000', ''),
  `\u202E<b onclick=${run}>__proto__[executed]=1`,
  `url(javascript:${run});}body{background:red`,
];

export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~:&$"'=/@%^,;?]/g, '\\$&');
}
