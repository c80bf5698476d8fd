/** What the figure of a diagram says, in English. */
export const messages = {
  'theme.diagram.text': 'Diagram as text',
} as const;
