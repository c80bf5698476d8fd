import { messageFrom } from 'lectern/plugin';
import { messages } from '../../messages.js';
import type { OutlineEntry, OutlineMember, OutlineRelation } from '../../model/outline.types.js';
import type { DiagramMessages } from '../types.js';

export const words: DiagramMessages = {
  say: messageFrom({ messages: {}, defaults: messages }),
  list: (names) => names.join(' and '),
};

export function member(name: string, fields: Partial<OutlineMember> = {}): OutlineMember {
  return {
    name,
    to: { route: '/api/x', anchor: name },
    isCallable: true,
    isStatic: false,
    isAbstract: false,
    isProtected: false,
    parameters: [],
    type: 'void',
    ...fields,
  };
}

export function entry(name: string, fields: Partial<OutlineEntry> = {}): OutlineEntry {
  return {
    kind: 'class',
    name,
    to: { route: `/api/${name}` },
    isAbstract: false,
    typeParameters: [],
    members: [],
    privateMembers: [],
    relations: [],
    ...fields,
  };
}

export function relation(kind: OutlineRelation['kind'], name: string): OutlineRelation {
  return { kind, route: `/api/${name}` };
}
