export const messages = {
  'theme.diagram.text': 'Diagram as text',
} as const;
