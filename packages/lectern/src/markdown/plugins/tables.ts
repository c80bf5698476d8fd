import { defineHastPlugin, defineMdastPlugin } from 'satteri';

/** Wraps tables in a scroll container, so that the page never scrolls sideways. */
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

/** Adds accessible names to the checkboxes in task lists, so that screen readers announce what each checkbox is for. */
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
