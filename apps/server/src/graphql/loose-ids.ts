import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';

/** Arguments that hold an id for a log: clients declare them as String, as Int or as ID. */
const LOOSE: Readonly<Record<string, readonly string[]>> = { system_log: ['user'] };
const DECLARED = new Set(['String', 'Int']);

/**
 * The type of these arguments is ID, which takes a text and a number alike. A variable that a client declared otherwise
 * is declared again as ID before the document is validated, unless another argument uses it too.
 */
export function declareLooseIds(document: DocumentNode): void {
  const uses = new Map<string, number>();
  const loose = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      uses.set(name.value, (uses.get(name.value) ?? 0) + 1);
    },
    Field: ({ name, arguments: passed = [] }) => {
      for (const { name: argument, value } of passed)
        if (LOOSE[name.value]?.includes(argument.value) && value.kind === Kind.VARIABLE) loose.add(value.name.value);
    },
  });
  if (loose.size === 0) return;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      const declared = named(type);
      if (loose.has(name) && uses.get(name) === 1 && DECLARED.has(declared.value)) declared.value = 'ID';
    }
  }
}

type Name = { value: string };

function named(type: ASTNode): Name {
  if (type.kind === Kind.NAMED_TYPE) return type.name as Name;
  return 'type' in type && type.type ? named(type.type as ASTNode) : { value: '' };
}
