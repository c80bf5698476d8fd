/** Says to the style sheet that the address holds a question: the page of the search keeps room for its answers. */
export function markQuestion(): void {
  document.documentElement.classList.toggle('asks', new URLSearchParams(location.search).has('q'));
}
