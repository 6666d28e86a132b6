// Stryker's page for all folders, made from the report of each in the way Stryker makes its own.

/** @param reports As JSON texts. @param elements The script that draws a report. */
export const mutationPage = (reports: readonly string[], elements: string): string => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>lemmata · mutation</title><script>${elements}</script></head>
<body>
<mutation-test-report-app title-postfix="lemmata"></mutation-test-report-app>
<script>
const reports = [${reports.map(inScript).join(',')}]
document.querySelector('mutation-test-report-app').report =
  { ...reports[0], files: Object.assign({}, ...reports.map(({ files }) => files)) }
</script>
</body>
</html>
`

/** Nothing in it ends the script. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c')
