/** If the URL contains a search query (`?q=`), the style sheet reserves space for search results. */
export function markQuestion(): void {
  document.documentElement.classList.toggle('asks', new URLSearchParams(location.search).has('q'));
}
