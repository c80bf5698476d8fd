import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** A wide table scrolls in a box of its own, so that the page never does. */
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

/** A check box without a name says nothing to a screen reader. */
export function taskLists() {
  return defineHastPlugin({
    name: 'lectern-task-lists',
    element: {
      filter: ['input'],
      visit(node, context) {
        const done = node.properties.checked === true;
        context.setProperty(node, 'ariaLabel', done ? 'Done' : 'To do');
      },
    },
  });
}
