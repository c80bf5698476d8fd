import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** The scroll container keeps the page from scrolling sideways. */
export function tables() {
  return defineMdastPlugin({
    name: 'lectern-tables',
    table(node, context) {
      context.wrapNode(node, {
        type: 'tableBox',
        children: [],
        data: { hName: 'div', hProperties: { className: ['table-box'] } },
      });
    },
  });
}

/** Screen readers need a name for each checkbox. */
export function taskLists() {
  return defineHastPlugin({
    name: 'lectern-task-lists',
    element: {
      filter: ['input'],
      visit(node, context) {
        context.setProperty(node, 'ariaLabel', checkBoxName(node.properties.checked === true));
      },
    },
  });
}

export function checkBoxName(done: boolean): string {
  return done ? 'Done' : 'To do';
}
