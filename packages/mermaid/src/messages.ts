/** English messages in the figure of a diagram. */
export const messages = {
  'theme.diagram.text': 'Diagram as text',
} as const;
