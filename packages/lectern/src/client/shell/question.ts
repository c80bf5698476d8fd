/** Says to the style sheet that the URL holds a question: the search page keeps room for its answers. */
export function markQuestion(): void {
  document.documentElement.classList.toggle('asks', new URLSearchParams(location.search).has('q'));
}
