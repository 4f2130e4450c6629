// Runs before the first paint, so that a chosen theme and language never flash.
try {
  const kept = JSON.parse(localStorage.getItem('jatekvilag.settings') || '{}')
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme
  // What was chosen, else the first of ours that the browser asks for; who reads neither rather knows some English.
  const asked = [kept.language || '', ...navigator.languages.map(tag => tag.split('-')[0])]
  document.documentElement.lang = asked.find(tag => tag === 'hu' || tag === 'en') || 'en'
} catch {
  // A broken or forbidden storage leaves the system's theme and Hungarian.
}
