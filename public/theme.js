// Runs before the first paint, so that a chosen theme and language never flash.
try {
  const kept = JSON.parse(localStorage.getItem('jatekvilag.settings') || '{}')
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme
  if (kept.language === 'en') document.documentElement.lang = 'en'
} catch {
  // A broken or forbidden storage leaves the system's theme and Hungarian.
}
