type Cell = string | number

/** Aligns words left and numbers right. In the first column, a repeated value is left empty. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const shown = rows.map((row, index) => (row[0] === rows[index - 1]?.[0] ? ['', ...row.slice(1)] : row))
  const widths = head.map((name, column) => Math.max(name.length, ...shown.map((row) => String(row[column]).length)))
  const line = (cells: readonly Cell[]) =>
    cells
      .map((cell, column) =>
        typeof cell === 'number' ? `${cell}`.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...shown.map(line)].join('\n')
}
